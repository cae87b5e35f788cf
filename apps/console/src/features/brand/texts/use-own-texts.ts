import { brandCalls as calls } from '@comanda/contract/brand'
import type { ResponseOf } from '@comanda/contract/core'
import { toast } from '@comanda/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savedText } from '../../../forms/saved-text.ts'
import { useDraft } from '../../../forms/state/use-draft.ts'
import { Refused, send } from '../../../platform/send.ts'

export type BrandTexts = ResponseOf<typeof calls.brandTexts>

export const textsKey = (shopId: number, language: string) => ['brandTexts', shopId, language]

interface EditorProps {
  shopId: number
  data: BrandTexts
  /** Shows the text that was refused. */
  onRefused: (key: string) => void
}

/** The own texts of one language, typed over the built-in ones. */
export function useOwnTexts({ shopId, data, onRefused }: EditorProps) {
  const client = useQueryClient()
  const { language, mark, builtInLanguage } = data
  const draft = useDraft<Record<string, string>>(`texts//${language}/${mark}`, data.texts)
  const saving = useMutation({
    mutationFn: () => send(calls.saveBrandTexts, { shopId, mark, language, texts: draft.value }),
    onSuccess: async () => {
      draft.drop()
      toast(savedText(client))
      await client.invalidateQueries({ queryKey: textsKey(shopId, language) })
    },
    onError: error => {
      if (error instanceof Refused && error.field) onRefused(keyOf(error.field))
    },
  })
  const field = saving.error instanceof Refused ? saving.error.field : undefined
  const faulty = field && keyOf(field)
  return {
    ...draft,
    language,
    isTranslation: language !== builtInLanguage,
    busy: saving.isPending,
    save: () => saving.mutate(),
    /** The error that belongs to no text. */
    error: faulty === undefined ? saving.error?.message : undefined,
    errorAt: (key: string) => (faulty === key ? saving.error?.message : undefined),
  }
}

const keyOf = (field: string): string => field.replace(/^texts\./, '')

export type OwnTexts = ReturnType<typeof useOwnTexts>
