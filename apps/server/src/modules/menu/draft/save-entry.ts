import type { CodeName } from '@comanda/contract/codes'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import { revisionOf } from '../../../platform/revision.ts'
import type { DraftChange } from './change-draft.ts'

/** Where entries of a kind are in a menu. */
export interface EntryKind<T> {
  /** The kind in the subject of audit lines. */
  what: string
  all(document: MenuDocument): readonly T[]
  put(document: MenuDocument, entries: T[]): MenuDocument
  idOf(entry: T): string
  /** What of an entry is saved with it; the order of what it lists is saved alone. */
  own(entry: T): unknown
}

interface Save<T, Why extends CodeName> {
  wanted: T
  /** The revision of the entry that the editor saw; empty for a new one. */
  mark: string
  check(document: MenuDocument): Refusal<Why> | undefined
  /** Where a new entry is listed. */
  list?(document: MenuDocument): MenuDocument
}

export const without = <T>(list: readonly T[], id: T): T[] => list.filter(one => one !== id)

/**
 * Puts an entry into the menu in place of the one with its id, or as a new one. Refuses if the entry is not as the editor saw it;
 * saving what is there already is no conflict. API-3
 */
export function putEntry<T, Why extends CodeName>(
  kind: EntryKind<T>,
  document: MenuDocument,
  { wanted, mark, check, list = whole => whole }: Save<T, Why>,
): DraftChange<{ mark: string }> | { same: { mark: string } } | Refusal<Why | 'changedMeanwhile'> {
  const entries = kind.all(document)
  const id = kind.idOf(wanted)
  const before = entries.find(entry => kind.idOf(entry) === id)
  const current = before === undefined ? '' : revisionOf(kind.own(before))
  const next = revisionOf(kind.own(wanted))
  if (current === next) return { same: { mark: next } }
  if (current !== mark) return refuse('changedMeanwhile')
  const put = before ? entries.map(entry => (entry === before ? wanted : entry)) : [...entries, wanted]
  const changed = kind.put(document, put)
  const after = before ? changed : list(changed)
  const faulty = check(after)
  if (faulty) return faulty
  return {
    document: after,
    answer: { mark: next },
    subject: `${kind.what}/${id}`,
    before: before && kind.own(before),
    after: kind.own(wanted),
  }
}
