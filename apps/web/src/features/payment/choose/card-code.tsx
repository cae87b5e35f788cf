import { chargedAmount } from '@comanda/domain/payment'
import { t } from '../../../platform/i18n/index.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import type { OwnMethod } from '../api.ts'
import type { Choice } from './settlement-of.ts'

/** The card whose amount requires its password or a fresh code. CARD-1 */
export const guardedCard = (ownMethods: readonly OwnMethod[], { settlement }: Choice): OwnMethod | undefined =>
  ownMethods.find(one => {
    const line = settlement.lines.find(it => it.paymentMethod === '16_msBalance' && it.payerId === one.payerId)
    return line !== undefined && one.securityFrom !== undefined && chargedAmount(line) >= one.securityFrom
  })

interface CardCodeProps {
  card: OwnMethod
  code: string
  error: string
  onCode: (code: string) => void
}

/** Input for the password of the card, or for the code it shows. */
export const CardCode = ({ card, code, error, onCode }: CardCodeProps) => (
  <Panel>
    <Field label={t('payment.cardCode')} hint={t('payment.cardCodeHint')} error={error || undefined}>
      <TextInput
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={code}
        maxLength={12}
        data-focus
        onChange={event => onCode(event.target.value)}
      />
    </Field>
    <div>
      <LinkButton kind="plain" size="small" to={card.passwordSet ? '/qrCode' : '/editMemberCardPassword'}>
        {t(card.passwordSet ? 'payment.showCode' : 'payment.setPassword')}
      </LinkButton>
    </div>
  </Panel>
)
