// The order of test files. Long ones begin first, so that no core is idle at the end. Browser tests stand together,
// because a file of another project between them would end the process that they share.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = [
  'e2e/engines/engines.test.ts',
  'e2e/companion-box.test.ts',
  'e2e/reach-cove.test.ts',
  'e2e/replay.test.ts',
  'e2e/online-games.test.ts',
  'e2e/online-lobby.test.ts',
  'e2e/learn.test.ts',
  'e2e/home.test.ts',
  'e2e/table.test.ts',
  'e2e/online-seats.test.ts',
  'e2e/companion.test.ts',
  'e2e/cove-games.test.ts',
  'e2e/whole-games.test.ts',
  'e2e/reach.test.ts',
  'e2e/pages.test.ts',
  'e2e/cove.test.ts',
  'e2e/first-day.test.ts',
  'e2e/reach-home.test.ts',
  'e2e/cards.test.ts',
  'e2e/coach.test.ts',
  'e2e/cove-turn.test.ts',
  'e2e/cove-online.test.ts',
  'e2e/kept-games.test.ts',
  'server/src/kill.services.test.ts',
  'server/src/failing-disk.process.test.ts',
  'server/src/failing-database.services.test.ts',
  'tasks/work.services.test.ts',
  'cli/src/program.process.test.ts',
  'data/data.services.test.ts',
  'storage/src/storage.services.test.ts',
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))
  }
}

const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(name))
  return place < 0 ? LONG.length : place
}
