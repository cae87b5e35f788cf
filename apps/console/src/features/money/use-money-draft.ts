import { type PartDraft, useDraft } from '../../fields/use-draft.ts'

interface Marked {
  mark: string
}

/** Edits one thing of the brand's money: the same one, from whichever store it is looked at. */
export const useMoneyDraft = <P extends Marked>(
  shopId: number,
  what: string,
  saved: P,
  send: (part: Omit<P, 'mark'> & Marked) => Promise<P>,
): PartDraft<Omit<P, 'mark'>> => useDraft({ name: `money//${what}`, saved, send, reads: ['money', shopId] })
