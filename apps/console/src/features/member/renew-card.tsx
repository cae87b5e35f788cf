import { staffCardCalls as calls } from '@comanda/contract/card'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'

interface RenewCardProps {
  shopId: number
  cardId: string
  /** The card's program. */
  name: string
  onRenewed: () => void
}

const firstValues = () => ({ reason: '' })
const Fields = fieldsOf<ReturnType<typeof firstValues>>()

function RenewSheet({ shopId, cardId, name, onRenewed, onClose }: RenewCardProps & { onClose: () => void }) {
  const form = useDraftForm({
    draft: `members/${shopId}/renew-${cardId}`,
    saved: firstValues(),
    valuesOf: saved => saved,
    call: calls.renewCard,
    requestOf: values => ({ shopId, cardId, ...values }),
    onSaved() {
      toast(t('counter.cardRenewed'))
      onClose()
      onRenewed()
    },
  })
  return (
    <SheetForm
      form={form}
      title={`${t('counter.renewCard')}: ${name}`}
      onClose={onClose}
      action={t('counter.renewCard')}
    >
      <Fields.Text name="reason" label={t('counter.reason')} hint={t('counter.reasonHint')} maxLength={200} />
    </SheetForm>
  )
}

/** Renews a member's card that expires soon or has expired, with the reason. CARD-1 */
export function RenewCard(props: RenewCardProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="soft" onClick={() => setOpen(true)}>
        {t('counter.renewCard')}
      </Button>
      {open && <RenewSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
