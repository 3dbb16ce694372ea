import { OpeningBook } from '../../records/openingBook.ts';

let loading: Promise<OpeningBook | undefined> | undefined;

/** The names of the openings, fetched once when somebody first asks for them; undefined where they cannot be had. */
export function loadOpeningBook(): Promise<OpeningBook | undefined> {
  loading ??= import('../../../assets/openings/openings.json').then(
    (table) => {
      const book = OpeningBook.parse(table);
      return book.ok ? book.value : undefined;
    },
    () => {
      // Without a network the names may come later.
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
