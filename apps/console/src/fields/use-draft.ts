import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../platform/send.ts'

/** Something that is set up, while it is edited. */
export interface PartDraft<T> {
  draft: T
  edit(draft: T): void
  /** Something is typed that is not saved. */
  dirty: boolean
  busy: boolean
  /** Somebody else saved this part since it was opened. */
  moved: boolean
  /** What is wrong at a field, as the server names it. */
  faultAt(field: string): string | undefined
  /** What was refused at no field that is on the screen. */
  problem: string
  save(): void
  /** Throws away what is typed: what stands on the server shows. */
  reset(): void
  /** Keeps what is typed: the next save puts it in the place of what another saved. */
  keepMine(): void
}

interface Marked {
  mark: string
}

const withoutMark = <P extends Marked>({ mark: _mark, ...part }: P): Omit<P, 'mark'> => part

/**
 * Edits one thing that is set up: typed here, saved as a whole, never over what another saved unseen. `key`: what is read again
 * then; `told`: what is said once it is saved, of what stands there now and what was asked for.
 */
export function useDraft<P extends Marked>(
  key: QueryKey,
  saved: P,
  send: (part: Omit<P, 'mark'> & Marked) => Promise<P>,
  told: (saved: P, asked: Omit<P, 'mark'>) => string = () => t('settings.saved'),
): PartDraft<Omit<P, 'mark'>> {
  const client = useQueryClient()
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(() => withoutMark(saved))
  const take = (part: P) => {
    setBase(part)
    setDraft(withoutMark(part))
  }
  const dirty = JSON.stringify(draft) !== JSON.stringify(withoutMark(base))
  const saving = useMutation({
    mutationFn: () => send({ ...draft, mark: base.mark }),
    onSuccess: part => {
      toast(told(part, draft))
      take(part)
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  if (saved.mark !== base.mark && !dirty && !saving.isPending) take(saved)
  const error = saving.error instanceof Refused ? saving.error : undefined
  const moved = dirty && saved.mark !== base.mark && !saving.isPending
  return {
    draft,
    edit: setDraft,
    dirty,
    busy: saving.isPending,
    moved,
    faultAt: field => (error?.field === field ? error.message : undefined),
    problem: moved ? '' : (saving.error?.message ?? ''),
    save: () => saving.mutate(),
    reset() {
      saving.reset()
      take(saved)
    },
    keepMine() {
      saving.reset()
      setBase(saved)
    },
  }
}
