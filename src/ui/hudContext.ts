import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translator.ts';
import { assert } from '../lib/assert.ts';
import type { InsetsGauge } from './insetsGauge.ts';
import type { Intents } from './intents.ts';
import type { View } from './view.ts';

/** What every component of the HUD can reach. */
export interface HudParts {
  readonly view: View;
  readonly intents: Intents;
  readonly language: ReadonlySignal<Language>;
  readonly translate: ReadonlySignal<Translate>;
  readonly gauge: InsetsGauge;
}

export const HudContext = createContext<HudParts | undefined>(undefined);

export function useHud(): HudParts {
  const parts = useContext(HudContext);
  assert(parts !== undefined, 'components of the HUD live under its context');
  return parts;
}

/** The speaker of the chosen language; a component that uses it is drawn anew when the language changes. */
export function useTranslate(): Translate {
  return useHud().translate.value;
}
