import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Refused } from '../platform/send.ts'
import { drop, keep, taken } from '../platform/shelf.ts'
import { carried, type Texts } from './carried.ts'
import type { Typing } from './typing.ts'

/** Something that is set up, while it is edited. */
export interface PartDraft<T> {
  draft: T
  edit(draft: T): void
  /** What is typed in its fields that is no value yet. */
  typing: Typing
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

interface Typed<P extends Marked> {
  base: P
  draft: Omit<P, 'mark'>
  texts: Texts
}

const withoutMark = <P extends Marked>({ mark: _mark, ...part }: P): Omit<P, 'mark'> => part

const isTyped = <P extends Marked>({ draft, texts }: Typed<P>, saved: P): boolean =>
  Object.keys(texts).length > 0 || JSON.stringify(draft) !== JSON.stringify(withoutMark(saved))

const untouched = <P extends Marked>(saved: P): Typed<P> => ({ base: saved, draft: withoutMark(saved), texts: {} })

/** What was typed here before; nothing where it has been saved since. */
function typedBefore<P extends Marked>(name: string, saved: P): Typed<P> {
  const found = taken<Typed<P>>(name)
  return found && isTyped(found, saved) ? found : untouched(saved)
}

/** What is typed, what it began with, and whether they differ; on the shelf for when the form is not on the screen. */
function useTyped<P extends Marked>(name: string, saved: P) {
  const [typed, setTyped] = useState(() => typedBefore(name, saved))
  const dirty = isTyped(typed, typed.base)
  useEffect(() => {
    if (dirty) keep(name, typed, true)
    else drop(name)
  }, [name, dirty, typed])
  return { ...typed, setTyped, dirty }
}

/** What is edited, and where it stands. */
interface DraftOf<P extends Marked> {
  /** Under which what is typed is kept while it is not on the screen: `view/shopId/what`. */
  name: string
  saved: P
  send: (part: Omit<P, 'mark'> & Marked) => Promise<P>
  /** What is read again once it is saved. */
  reads: QueryKey
  /** What is said once it is saved, of what stands there now and what was asked for. */
  told?: (saved: P, asked: Omit<P, 'mark'>) => string
}

/** The texts with some of them changed; one that is undefined is gone. */
const withTexts = (texts: Texts, change: Readonly<Record<string, string | undefined>>): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...change }).filter((one): one is [string, string] => one[1] !== undefined),
  )

/** Edits one thing that is set up: typed here, saved as a whole, never over what another saved unseen. */
export function useDraft<P extends Marked>({
  name,
  saved,
  send,
  reads,
  told = () => t('settings.saved'),
}: DraftOf<P>): PartDraft<Omit<P, 'mark'>> {
  const client = useQueryClient()
  const { base, draft, texts, setTyped, dirty } = useTyped(name, saved)
  const saving = useMutation({
    mutationFn: () => send({ ...draft, mark: base.mark }),
    onSuccess: part => {
      toast(told(part, draft))
      // The form may have gone meanwhile.
      drop(name)
      setTyped(untouched(part))
    },
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  })
  if (saved.mark !== base.mark && !dirty && !saving.isPending) setTyped(untouched(saved))
  const error = saving.error instanceof Refused ? saving.error : undefined
  const moved = dirty && saved.mark !== base.mark && !saving.isPending
  const faultAt = (field: string) => (error?.field === field ? error.message : undefined)
  return {
    draft,
    edit: next => setTyped(before => ({ ...before, draft: next, texts: carried(before.texts, before.draft, next) })),
    typing: {
      textAt: field => texts[field],
      put: change => setTyped(before => ({ ...before, texts: withTexts(before.texts, change) })),
      faultAt,
      wrong: Object.keys(texts).length > 0,
    },
    dirty,
    busy: saving.isPending,
    moved,
    faultAt,
    problem: moved ? '' : (saving.error?.message ?? ''),
    save: () => saving.mutate(),
    reset() {
      saving.reset()
      setTyped(untouched(saved))
    },
    keepMine() {
      saving.reset()
      setTyped(before => ({ ...before, base: saved }))
    },
  }
}
