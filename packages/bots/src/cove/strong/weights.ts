/** The learned weights of each day but the first, made by training (docs/bots.md). */
import type { DayWeights } from './standing.ts'

export const WEIGHTS: Readonly<Record<number, DayWeights>> = {
  2: {
    spread: 17,
    weights: [
      -21.856, -17.072, 31.628, 5.456, 0.877, -0.021, 2.105, -1.233, 0.822, 0.979, -4.49, -0.688, 0.623, -2.203, 1.916,
      0.454, -0.883, 0.666, -2.38, -0.719, -2.556, 5.465, -4.57, 0.941, 1.766, 1.016,
    ],
  },
  3: {
    spread: 12,
    weights: [
      1.364, -8.719, 14.315, 7.886, 0.975, -0.673, 0.786, -0.602, 1.361, 0.88, -4.502, -0.732, 0.634, -1.47, 1.586,
      -1.234, -0.335, -0.905, -1.4, 0.674, -1.632, 2.945, -3.57, 0.83, 1.863, 0.34,
    ],
  },
}
