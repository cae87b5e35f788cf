import type { ReactNode } from 'react'
import { SaveBar } from './save-bar.tsx'
import { TypingContext } from './typing.ts'
import type { PartDraft } from './use-draft.ts'

interface DraftFormProps {
  part: Omit<PartDraft<never>, 'draft' | 'edit'>
  children: ReactNode
}

/** The fields of something that is set up, and beneath them what saves it. */
export const DraftForm = ({ part, children }: DraftFormProps) => (
  <TypingContext value={part.typing}>
    {children}
    <SaveBar part={part} />
  </TypingContext>
)
