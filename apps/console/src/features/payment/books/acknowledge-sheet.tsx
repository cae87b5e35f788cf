import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { useReason } from '../../../forms/use-left.ts'
import tables from '../../../ui/tables.module.css'
import { type BookBreak, useAcknowledge } from './api.ts'
import { AskSheet } from '../../../ui/ask-sheet.tsx'

interface AcknowledgeSheetProps {
  shopId: number
  one: BookBreak
  onClose: () => void
}

/** Why a break stands: kept with the name of who looked into it. */
export function AcknowledgeSheet({ shopId, one, onClose }: AcknowledgeSheetProps) {
  const { reason, put, done } = useReason(`books/${shopId}/${one.breakId}`)
  const { mutate, isPending, error } = useAcknowledge(shopId, () => {
    done()
    onClose()
  })
  const ready = reason.trim().length >= 3
  return (
    <AskSheet
      title={t('books.acknowledgeTitle')}
      onClose={onClose}
      action={t('books.keep')}
      ready={ready}
      busy={isPending}
      onAction={() => mutate({ breakId: one.breakId, reason: reason.trim() })}
    >
      <div className={tables.view}>
        <p className={tables.quiet}>{t('books.acknowledgeHint')}</p>
        <Field label={t('books.reason')} error={error?.message}>
          <TextArea value={reason} maxLength={300} rows={3} onChange={event => put(event.target.value)} />
        </Field>
      </div>
    </AskSheet>
  )
}
