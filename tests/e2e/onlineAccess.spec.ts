import { expect, type Browser, type Locator } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';
import { addOnlineTexts } from '../../src/i18n/onlineTexts.ts';
import { createTranslator, type Translate } from '../../src/i18n/translator.ts';
import { Visitor, test } from './onlinePages.ts';
import { expectAccessible } from './support.ts';

test.use({ viewport: { width: 640, height: 480 } });
addOnlineTexts();

for (const language of LANGUAGES) {
  test(`nothing of online play has an axe violation, spoken ${language}`, async ({ browser }) => {
    await loadLanguage(language);
    const t = createTranslator(language);
    const { ann, bob } = await meet(browser, language, t);
    await toolOf(bob, t('online.offerDraw')).click();
    await expect(ann.bar).toContainText(t('online.offered.draw', { name: 'Bob' }));
    for (const visitor of [ann, bob]) await expectAccessible(visitor.page);
    await toolOf(ann, t('online.decline')).click();

    await toolOf(ann, t('chat.open')).click();
    await ann.page.getByLabel(t('chat.message')).fill('Hi');
    await ann.page.keyboard.press('Enter');
    await expect(ann.page.locator('.chat-text')).toHaveText('Hi');
    await expectAccessible(ann.page);

    await askAndStay(bob, t('online.resign'), t('resignOnline.title'), t);
    await askAndStay(bob, t('online.leave'), t('leaveRoom.title'), t);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
}

/** From the lobby by an invitation into a room, all of it looked at on the way. */
async function meet(browser: Browser, language: Language, t: Translate) {
  const ann = await Visitor.come(browser, '', 'Ann', { language });
  await ann.page.keyboard.press('o');
  const lobby = ann.page.getByRole('dialog', { name: t('action.online') });
  await expect(lobby.getByText(t('online.rooms')).first()).toBeVisible();
  await expectAccessible(ann.page);
  await lobby.getByRole('button', { name: t('online.invite'), exact: true }).click();
  const invite = ann.page.getByRole('dialog', { name: t('invite.title') });
  await expect(invite.getByLabel(t('invite.link'), { exact: true })).not.toHaveValue('');
  await expectAccessible(ann.page);
  await invite.getByRole('button', { name: t('invite.hide') }).click();
  await expect(ann.bar).toBeVisible();
  await expectAccessible(ann.page);
  const bob = await Visitor.come(browser, new URL(ann.page.url()).hash, 'Bob', { language });
  return { ann, bob };
}

function toolOf(visitor: Visitor, name: string): Locator {
  return visitor.bar.getByRole('button', { name, exact: true });
}

/** Opens a question of the room, looks at it, and answers that all is to stay as it is. */
async function askAndStay(visitor: Visitor, tool: string, title: string, t: Translate): Promise<void> {
  await toolOf(visitor, tool).click();
  const question = visitor.page.getByRole('dialog', { name: title });
  await expect(question).toBeVisible();
  await expectAccessible(visitor.page);
  await question.getByRole('button', { name: t('leaveRoom.stay') }).click();
}
