import type { JSX } from 'preact';
import { makeTranscript } from '../../records/transcript.ts';
import type { Side } from '../../rules/index.ts';
import { useHud, useTranslate } from '../hudContext.ts';
import { drawBoardPicture } from './boardPicture.ts';
import { openingText } from './openingText.ts';
import { drawRecordSheet } from './recordSheet.ts';
import { saveFile } from './saveFile.ts';
import { finalScoreOf, isForWthor, wthorOf } from './shareTexts.ts';
import { shownGameOf, shownLineOf, squaresOfLine } from './shownLine.ts';

const FILE_NAME = 'reversi';

interface ShareFilesProps {
  readonly transcript: string;
  readonly ggf: string;
  readonly names: Readonly<Record<Side, string>>;
}

/** The line on screen as files and as pictures. */
export function ShareFiles({ transcript, ggf, names }: ShareFilesProps): JSX.Element {
  const { view, intents } = useHud();
  const t = useTranslate();
  const saveBoard = async (): Promise<void> => {
    const picture = await intents.picture();
    if (picture !== undefined) return saveFile(picture, `${FILE_NAME}-board.png`);
    saveCanvas(drawBoardPicture(view.position.value, view.last.value?.square), 'board');
  };
  return (
    <>
      <h3>{t('share.files')}</h3>
      <div class="share-buttons">
        {transcript !== '' && (
          <SaveButton name={t('share.file.txt')} save={() => saveText(numbered(view), 'txt')} />
        )}
        <SaveButton name={t('share.file.ggf')} save={() => saveText(ggf, 'ggf')} />
        <WthorButton />
      </div>
      <h3>{t('share.pictures')}</h3>
      <div class="share-buttons">
        <SaveButton name={t('share.picture.board')} save={() => void saveBoard()} />
        <SheetButton names={names} />
      </div>
    </>
  );
}

function saveText(text: string, ending: string): void {
  saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${FILE_NAME}.${ending}`);
}

function saveCanvas(canvas: HTMLCanvasElement | undefined, what: 'board' | 'record'): void {
  canvas?.toBlob((picture) => {
    if (picture !== null) saveFile(picture, `${FILE_NAME}-${what}.png`);
  });
}

function SaveButton({ name, save }: { readonly name: string; readonly save: () => void }): JSX.Element {
  return (
    <button type="button" class="button" onClick={save}>
      {name}
    </button>
  );
}

function WthorButton(): JSX.Element | null {
  const { view } = useHud();
  const t = useTranslate();
  if (!isForWthor(view)) return null;
  const save = (): void => {
    const bytes = wthorOf(view, new Date());
    saveFile(new Blob([new Uint8Array(bytes)]), `${FILE_NAME}.wtb`);
  };
  return <SaveButton name={t('share.file.wtb')} save={save} />;
}

function SheetButton({ names }: Pick<ShareFilesProps, 'names'>): JSX.Element {
  const { view, language } = useHud();
  const t = useTranslate();
  const save = (): void => {
    const game = shownGameOf(view);
    const { event, date } = view.about.value;
    const opening = openingText(view.opening.value, language.value);
    const { black, white } = finalScoreOf(game);
    const sheet = drawRecordSheet(game, {
      title: t('record.versus', names),
      about: [event, date, opening].filter((each) => each !== undefined && each !== '').join(' · '),
      result: t('import.score', { black, white }),
    });
    saveCanvas(sheet, 'record');
  };
  return <SaveButton name={t('share.picture.sheet')} save={save} />;
}

function numbered(view: Parameters<typeof shownLineOf>[0]): string {
  const line = { start: view.game.value.start, squares: squaresOfLine(shownLineOf(view)) };
  return makeTranscript(line, { spelling: 'numbered' });
}
