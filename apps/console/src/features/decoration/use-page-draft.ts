import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../platform/draft-store.ts'
import { Refused, send } from '../../platform/send.ts'
import { type Faults, faultsOf } from './page-data.ts'
import { mergePages } from './merge-pages.ts'
import { draftKey, type Page, type PagesDraft } from './queries.ts'
import { samePage } from './same-page.ts'

type Saved = PagesDraft['pages'][number]

export type SaveState = 'saved' | 'saving' | 'faulty' | 'conflict' | 'failed'

/** A change is saved when nothing was changed for this long, in ms. */
const PAUSE = 700
/** The refusal `changedMeanwhile`. */
const CHANGED = 'CON-01-0005'

const nameOf = ({ decorationPageId }: Page): string => `pages//${decorationPageId}`

export interface PageDraft {
  page: Page
  state: SaveState
  faults: Faults
  /** Why the last save failed. */
  problem: string
  /** The page with another person's changes, where both could be kept; the editor takes it. */
  merged: Page | undefined
  change(page: Page): void
  /** Saves again: after a failure, or over the version another person saved. */
  saveAgain(): void
  /** Takes the version another person saved. */
  takeTheirs(): void
}

interface Ref<T> {
  current: T
}

/** Saves the latest page at the revision it is based on, one save after the other. */
function useSaves(shopId: number, mark: Ref<string>, latest: Ref<Page>, revision: Ref<number>) {
  const client = useQueryClient()
  const queue = useRef(Promise.resolve())
  return (report: (result: { sent: Page; error?: unknown }) => void): void => {
    queue.current = queue.current.then(async () => {
      const sent = latest.current
      try {
        const answer = await send(calls.saveDecorationPage, { shopId, mark: mark.current, page: sent })
        mark.current = answer.mark
        revision.current = Number(answer.draft)
        report({ sent })
      } catch (error) {
        report({ sent, error })
      }
      await client.invalidateQueries({ queryKey: draftKey(shopId) })
    })
  }
}

/** What the page of this editor is based on. */
interface Basis {
  mark: Ref<string>
  base: Ref<Page | undefined>
  latest: Ref<Page>
  ownRevision: Ref<number>
}

const useBasis = (start: Saved, saved: Saved, revision: number): Basis => ({
  mark: useRef(start.mark),
  // The page that the changes began with; unknown for a draft of an older page.
  base: useRef(start.mark === saved.mark ? saved.page : undefined),
  latest: useRef(start.page),
  ownRevision: useRef(revision),
})

/** In a conflict, the page with the changes of both people, where both can be kept: `change` is called with it. */
function useMerged(
  { conflict, saved, revision }: Pick<PageDraftProps, 'saved' | 'revision'> & { conflict: boolean },
  { mark, base, latest, ownRevision }: Basis,
  change: (page: Page) => void,
): Page | undefined {
  const [merged, setMerged] = useState<Page>()
  const mergeTheirs = useEffectEvent(() => {
    const both = base.current && mergePages(base.current, latest.current, saved.page)
    if (!both) return
    mark.current = saved.mark
    base.current = saved.page
    ownRevision.current = revision
    change(both)
    setMerged(both)
  })
  useEffect(() => {
    if (conflict && saved.mark !== mark.current && revision > ownRevision.current) mergeTheirs()
  }, [conflict, saved.mark, revision, mark, ownRevision])
  return merged
}

/** Saves once nothing was changed for a pause, and again in each round. */
function useAfterPause(dirty: boolean, page: Page, round: number, save: () => void): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    if (!dirty) return
    const timer = setTimeout(() => run(), PAUSE)
    return () => clearTimeout(timer)
  }, [page, dirty, round])
}

/** Takes another person's save, or a version that was rolled back; not an answer from before the last own save. */
function useOthersSaves(
  { dirty, saved, revision }: Pick<PageDraftProps, 'saved' | 'revision'> & { dirty: boolean },
  { mark, ownRevision }: Basis,
  onTaken: () => void,
): void {
  const take = useEffectEvent(onTaken)
  useEffect(() => {
    if (!dirty && saved.mark !== mark.current && revision >= ownRevision.current) take()
  }, [dirty, saved.mark, revision, mark, ownRevision])
}

interface PageDraftProps {
  shopId: number
  saved: Saved
  /** Of the whole draft that `saved` is from. It rises with every save, so that an older answer is recognised. */
  revision: number
  /** Begins again with the page as it is saved. */
  onTaken: () => void
}

/**
 * The page being edited: every change is stored at once, so that a reload loses nothing, and saved after a pause at the revision it
 * is based on. Changes of two people to different parts of a page are both kept; a page another person saved meanwhile is never
 * overwritten without being seen. API-3
 */
export function usePageDraft({ shopId, saved, revision, onTaken }: PageDraftProps): PageDraft {
  const [start] = useState(() => readDraft<Saved>(nameOf(saved.page)) ?? saved)
  const [page, setPage] = useState(start.page)
  const [state, setState] = useState<SaveState>(samePage(start.page, saved.page) ? 'saved' : 'saving')
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const basis = useBasis(start, saved, revision)
  const { mark, base, latest, ownRevision } = basis
  const save = useSaves(shopId, mark, latest, ownRevision)

  const runSave = () => {
    if (faultsOf(latest.current).size > 0) return setState('faulty')
    setState('saving')
    save(({ sent, error }) => {
      if (error) {
        setProblem(error instanceof Error ? error.message : '')
        setState(error instanceof Refused && error.code === CHANGED ? 'conflict' : 'failed')
        return
      }
      base.current = sent
      if (samePage(sent, latest.current)) {
        dropDraft(nameOf(sent))
        setState('saved')
      }
    })
  }
  const dirty = state !== 'saved'
  useAfterPause(dirty, page, round, runSave)
  useOthersSaves({ dirty, saved, revision }, basis, onTaken)

  const change = (next: Page) => {
    latest.current = next
    storeDraft(nameOf(next), { mark: mark.current, page: next }, true)
    setPage(next)
    setState('saving')
  }
  const merged = useMerged({ conflict: state === 'conflict', saved, revision }, basis, change)

  return {
    page,
    state,
    faults: faultsOf(page),
    problem,
    merged,
    change(next) {
      if (!samePage(next, latest.current)) change(next)
    },
    saveAgain() {
      if (state === 'conflict') [mark.current, base.current] = [saved.mark, saved.page]
      setRound(round + 1)
    },
    takeTheirs() {
      dropDraft(nameOf(page))
      onTaken()
    },
  }
}
