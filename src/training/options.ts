/** What `npm run train` can be told; numbers of positions and games, plies, and rounds. */
export interface TrainingOptions {
  /** A folder of WTHOR year files to learn from. */
  readonly games?: string | undefined;
  /** Weights to go on from, instead of learning from games. */
  readonly from?: string | undefined;
  readonly work: string;
  readonly out: string;
  readonly samples: number;
  readonly depth: number;
  /** Up to so many empties labels are exact. */
  readonly exact: number;
  readonly exactSamples: number;
  readonly epochs: number;
  /** Games a round that the engine plays against itself. */
  readonly selfPlay: number;
  readonly rounds: number;
  readonly selfSamples: number;
  readonly selfDepth: number;
  /** Games of new weights against those before. */
  readonly matchGames: number;
}
