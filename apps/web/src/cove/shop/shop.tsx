/** The shop of the human in front of the screen. */
import { LaboratoryStrip } from './laboratory-strip.tsx'
import { Smithy } from './smithy.tsx'
import { useOwn } from './use-own.ts'

export function Shop({ onOpen }: { readonly onOpen: () => void }): React.ReactNode {
  return useOwn().merchant === 'blacksmith' ? <Smithy /> : <LaboratoryStrip onOpen={onOpen} />
}
