import type { View } from '../ui/view.ts';
import { announcementAfter } from '../ui/wording.ts';

/** Tells screen readers a text, also when it is the one that was told last. */
export function say(view: Pick<View, 'announcement'>, text: string): void {
  view.announcement.value = announcementAfter(view.announcement.peek(), text);
}
