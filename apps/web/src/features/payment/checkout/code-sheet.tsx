import type { ComponentProps } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { CardCode } from '../choose/card-code.tsx'

interface CodeSheetProps extends ComponentProps<typeof CardCode> {
  /** Label of the button: what is paid. */
  label: string
  busy: boolean
  onPay: () => void
  onClose: () => void
}

/** Asks for the password of the member's card over the order form, and pays with it. A wrong one is asked for again. CARD-1 */
export const CodeSheet = ({ label, busy, onPay, onClose, ...code }: CodeSheetProps) => (
  <Sheet
    title={t('payment.confirmCard')}
    onClose={onClose}
    foot={
      <Button wide size="large" busy={busy} disabled={code.code === ''} onClick={onPay}>
        {label}
      </Button>
    }
  >
    <form
      onSubmit={event => {
        event.preventDefault()
        if (code.code !== '' && !busy) onPay()
      }}
    >
      <CardCode {...code} />
    </form>
  </Sheet>
)
