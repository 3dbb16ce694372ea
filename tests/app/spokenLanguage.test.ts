// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { followLanguage } from '../../src/app/spokenLanguage.ts';
import { createView } from '../../src/ui/view.ts';

test('a language is spoken once its texts are here, and at once when they were here before', async () => {
  const view = createView();
  const stop = followLanguage(view, () => undefined);
  choose('ja');
  expect(view.spoken.value).toBe('en');
  await vi.waitFor(() => expect(view.spoken.value).toBe('ja'));
  choose('en');
  expect(view.spoken.value).toBe('en');
  choose('ja');
  expect(view.spoken.value).toBe('ja');
  stop();

  function choose(language: 'en' | 'ja'): void {
    view.settings.value = { ...view.settings.value, language };
  }
});

test('a language that was given up while its texts came is not spoken', async () => {
  const view = createView();
  const stop = followLanguage(view, () => undefined);
  view.settings.value = { ...view.settings.value, language: 'zh-CN' };
  view.settings.value = { ...view.settings.value, language: 'en' };
  const { loadLanguage } = await import('../../src/i18n/loadLanguage.ts');
  await loadLanguage('zh-CN');
  expect(view.spoken.value).toBe('en');
  stop();
});
