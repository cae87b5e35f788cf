import { type PartDraft, useDraft } from '../../fields/use-draft.ts'

interface Marked {
  mark: string
}

/** Edits one part of a store's settings. */
export const usePart = <P extends Marked>(
  shopId: number,
  what: string,
  saved: P,
  send: (part: Omit<P, 'mark'> & Marked) => Promise<P>,
): PartDraft<Omit<P, 'mark'>> =>
  useDraft({ name: `settings/${shopId}/${what}`, saved, send, reads: ['settings', shopId] })
