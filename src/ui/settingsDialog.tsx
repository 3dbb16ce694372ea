import type { JSX } from 'preact';
import { LANGUAGE_NAMES } from '../i18n/language.ts';
import {
  CAMERAS,
  LANGUAGE_CHOICES,
  QUALITIES,
  SPEEDS,
  THEMES,
  type SpeedChoice,
} from '../records/settings.ts';
import { Choice, Toggle } from './choice.tsx';
import { DialogFrame } from './dialogFrame.tsx';
import { useHud, useTranslate } from './hudContext.ts';
import { SeatsChoice } from './seatsChoice.tsx';

/** Everything a person can set; each change is in force at once. */
export function SettingsDialog(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const close = (): void => intents.close();
  const done = (
    <button type="button" class="button primary" onClick={close}>
      {t('settings.done')}
    </button>
  );
  return (
    <DialogFrame title={t('action.settings')} kind="page" footer={done}>
      <div class="columns">
        <div>
          <LookPart />
        </div>
        <div>
          <SeatsChoice
            seats={view.setup.value.seats}
            size={view.position.value.size}
            choose={(seats) => intents.changeSeats(seats)}
          />
          <PlayPart />
        </div>
      </div>
    </DialogFrame>
  );
}

function LookPart(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const { theme, language, quality } = view.settings.value;
  return (
    <>
      <Choice
        legend={t('settings.theme')}
        look="cards"
        options={THEMES.map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
          picture: <span class="swatch" data-theme={value} aria-hidden="true" />,
        }))}
        value={theme}
        choose={(chosen) => intents.change({ theme: chosen })}
      />
      {view.board.value === '3d' && <CameraPart />}
      {view.board.value === '3d' && (
        <Choice
          legend={t('settings.quality')}
          options={QUALITIES.map((value) => ({ value, label: t(`settings.quality.${value}`) }))}
          value={quality}
          choose={(chosen) => intents.change({ quality: chosen })}
        />
      )}
      <Choice
        legend={t('settings.language')}
        options={LANGUAGE_CHOICES.map((value) => ({
          value,
          label: value === 'auto' ? t('settings.language.auto') : LANGUAGE_NAMES[value],
        }))}
        value={language}
        choose={(chosen) => intents.change({ language: chosen })}
      />
    </>
  );
}

function CameraPart(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  return (
    <>
      <Choice
        legend={t('settings.camera')}
        options={CAMERAS.map((value) => ({ value, label: t(`settings.camera.${value}`) }))}
        value={view.settings.value.camera}
        choose={(camera) => intents.change({ camera })}
      />
      <button type="button" class="button quiet after-choice" onClick={() => intents.resetCamera()}>
        {t('settings.resetCamera')}
      </button>
    </>
  );
}

const TOGGLES = ['sound', 'marks', 'flipCounts', 'values', 'thinkingLine', 'tapTwice'] as const;

function PlayPart(): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const settings = view.settings.value;
  return (
    <>
      <Choice
        legend={t('settings.speed')}
        options={SPEEDS.map((value) => ({ value, label: speedLabel(value, t('settings.speed.0')) }))}
        value={settings.speed}
        choose={(speed) => intents.change({ speed })}
      />
      <div class="toggles">
        {TOGGLES.map((key) => (
          <Toggle
            key={key}
            label={t(`settings.${key}`)}
            value={settings[key]}
            choose={(value) => intents.change({ [key]: value })}
          />
        ))}
      </div>
    </>
  );
}

function speedLabel(speed: SpeedChoice, off: string): string {
  return speed === 0 ? off : speed === 0.5 ? '½×' : `${speed}×`;
}
