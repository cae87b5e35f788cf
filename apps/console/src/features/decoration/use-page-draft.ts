import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropDraft, readDraft, storeDraft } from '../../platform/draft-store.ts'
import { Refused, send } from '../../platform/send.ts'
import { type Faults, faultsOf } from './page-data.ts'
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
  change(page: Page): void
  /** Saves again: after a failure, or over the version another person saved. */
  saveAgain(): void
  /** Takes the version another person saved. */
  takeTheirs(): void
}

/** Saves the latest page at the revision it is based on, one save after the other. */
function useSaves(shopId: number, mark: { current: string }, latest: { current: Page }, revision: { current: number }) {
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
 * is based on. A page another person saved meanwhile is never overwritten without being seen. API-3
 */
export function usePageDraft({ shopId, saved, revision, onTaken }: PageDraftProps): PageDraft {
  const [start] = useState(() => readDraft<Saved>(nameOf(saved.page)) ?? saved)
  const [page, setPage] = useState(start.page)
  const [state, setState] = useState<SaveState>(samePage(start.page, saved.page) ? 'saved' : 'saving')
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const mark = useRef(start.mark)
  const ownRevision = useRef(revision)
  const latest = useRef(page)
  const save = useSaves(shopId, mark, latest, ownRevision)

  const runSave = useEffectEvent(() => {
    if (faultsOf(latest.current).size > 0) return setState('faulty')
    setState('saving')
    save(({ sent, error }) => {
      if (error) {
        setProblem(error instanceof Error ? error.message : '')
        setState(error instanceof Refused && error.code === CHANGED ? 'conflict' : 'failed')
      } else if (samePage(sent, latest.current)) {
        dropDraft(nameOf(sent))
        setState('saved')
      }
    })
  })
  const dirty = state !== 'saved'
  useEffect(() => {
    if (!dirty) return
    const timer = setTimeout(() => runSave(), PAUSE)
    return () => clearTimeout(timer)
  }, [page, dirty, round])
  const take = useEffectEvent(onTaken)
  useEffect(() => {
    // Another person's save, or a version that was rolled back; not an answer from before the last own save.
    if (!dirty && saved.mark !== mark.current && revision >= ownRevision.current) take()
  }, [dirty, saved.mark, revision])

  return {
    page,
    state,
    faults: faultsOf(page),
    problem,
    change(next) {
      if (samePage(next, latest.current)) return
      latest.current = next
      storeDraft(nameOf(next), { mark: mark.current, page: next }, true)
      setPage(next)
      setState('saving')
    },
    saveAgain() {
      if (state === 'conflict') mark.current = saved.mark
      setRound(round + 1)
    },
    takeTheirs() {
      dropDraft(nameOf(page))
      onTaken()
    },
  }
}
