import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

/** What is typed in things that are not looked at now, by their names: it is there when they are looked at again. */
export type Shelf = Map<string, unknown>

interface Shelved<P extends Marked> {
  base: P
  draft: Omit<P, 'mark'>
}

/** Where one thing's draft lies while another is looked at. */
interface Place {
  shelf: Shelf
  id: string
}

const withoutMark = <P extends Marked>({ mark: _mark, ...part }: P): Omit<P, 'mark'> => part

/** What was typed here before; nothing where it has been saved since. */
function shelvedAt<P extends Marked>(place: Place | undefined, saved: P): Shelved<P> | undefined {
  const found = place?.shelf.get(place.id) as Shelved<P> | undefined
  return JSON.stringify(found?.draft) === JSON.stringify(withoutMark(saved)) ? undefined : found
}

/** What is typed, what it began with, and whether they differ; put on the shelf for when the form is not on the screen. */
function useTyped<P extends Marked>(saved: P, place: Place | undefined) {
  const [shelved] = useState(() => shelvedAt<P>(place, saved))
  const [base, setBase] = useState(shelved?.base ?? saved)
  const [draft, setDraft] = useState(() => shelved?.draft ?? withoutMark(saved))
  const dirty = JSON.stringify(draft) !== JSON.stringify(withoutMark(base))
  useEffect(() => {
    if (dirty) place?.shelf.set(place.id, { base, draft })
    else place?.shelf.delete(place.id)
  })
  return { base, setBase, draft, setDraft, dirty }
}

/**
 * Edits one thing that is set up: typed here, saved as a whole, never over what another saved unseen. `key`: what is read again
 * then; `told`: what is said once it is saved, of what stands there now and what was asked for; `place`: where what is typed is kept
 * while it is not on the screen.
 */
export function useDraft<P extends Marked>(
  key: QueryKey,
  saved: P,
  send: (part: Omit<P, 'mark'> & Marked) => Promise<P>,
  told: (saved: P, asked: Omit<P, 'mark'>) => string = () => t('settings.saved'),
  place?: Place,
): PartDraft<Omit<P, 'mark'>> {
  const client = useQueryClient()
  const { base, setBase, draft, setDraft, dirty } = useTyped(saved, place)
  const take = (part: P) => {
    setBase(part)
    setDraft(withoutMark(part))
  }
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
