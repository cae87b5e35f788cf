import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextArea } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'
import tables from '../../ui/tables.module.css'
import { type BookBreak, useAcknowledge } from './api.ts'

interface AcknowledgeSheetProps {
  shopId: number
  one: BookBreak
  onClose: () => void
}

/** Why a break stands: kept with the name of who looked into it. */
export function AcknowledgeSheet({ shopId, one, onClose }: AcknowledgeSheetProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useAcknowledge(shopId, onClose)
  const ready = reason.trim().length >= 3
  return (
    <Sheet
      title={t('books.acknowledgeTitle')}
      onClose={onClose}
      foot={
        <Button
          wide
          busy={isPending}
          disabled={!ready}
          onClick={() => mutate({ breakId: one.breakId, reason: reason.trim() })}
        >
          {t('books.keep')}
        </Button>
      }
    >
      <div className={tables.view}>
        <p className={tables.quiet}>{t('books.acknowledgeHint')}</p>
        <Field label={t('books.reason')} error={error?.message}>
          <TextArea value={reason} maxLength={300} rows={3} onChange={event => setReason(event.target.value)} />
        </Field>
      </div>
    </Sheet>
  )
}
