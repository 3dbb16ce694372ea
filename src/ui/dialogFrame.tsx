import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useId, useLayoutEffect } from 'preact/hooks';
import './dialogs.css';
import { useHud, useTranslate } from './hudContext.ts';
import { Icon } from './icons.tsx';
import { ModalDialog } from './modalDialog.ts';
import { useBar } from './useBar.ts';

interface DialogFrameProps {
  readonly title: string;
  /** `sheet` leaves the board in view and counts among the bars; `page` is wide; the others float in the middle. */
  readonly kind?: 'window' | 'small' | 'page' | 'sheet';
  /** There is nothing in it but to read: the keyboard can scroll it. */
  readonly isText?: boolean;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
}

/** A modal dialog from the moment it is drawn; leaving a sheet means to look at the board behind it. */
export function DialogFrame(props: DialogFrameProps): JSX.Element {
  const { title, kind = 'window', isText = false, children, footer } = props;
  const { intents } = useHud();
  const t = useTranslate();
  const dialog = useBar<HTMLDialogElement>();
  const titleId = useId();
  const leave = useCallback(() => (kind === 'sheet' ? intents.lookBack() : intents.close()), [intents, kind]);
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    const modal = new ModalDialog(dialog.current, leave);
    return () => modal.dispose();
  }, [dialog, leave]);
  return (
    <dialog ref={dialog} class="dialog" data-kind={kind} aria-labelledby={titleId}>
      <div class="dialog-frame">
        <h2 id={titleId} class="dialog-title">
          {title}
        </h2>
        <div class="dialog-body" {...(isText && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
          {children}
        </div>
        {footer !== undefined && <div class="dialog-footer">{footer}</div>}
        <button type="button" class="icon-button dialog-close" aria-label={t('action.close')} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
