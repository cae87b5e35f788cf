import type { Currency, Money } from '@comanda/domain/money'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Check, Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { bonusText } from './bonus-text.ts'
import styles from './card.module.css'
import type { FeeParts } from './render-fee.ts'
import { type Gear, type SmartOffer, useSmartOffers, useSubmitRecharge, useTerms, submitProblem } from './value-api.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

export interface SmartRechargeProps extends FeeParts {
  cardId: string
  shopId: number
  due: Money
  currency: Currency
  /** Payable that is paid with the card after the recharge. */
  pays: { orderId: string; businessType?: 2001; tipAmount?: number }
  /** Whether the amount requires the card's password or a code. */
  needsCode: boolean
  renderCode: (field: { code: string; error: string; onCode: (code: string) => void }) => ReactNode
  /** Called with the created recharge: leads to its payment. */
  onMade: (rechargeId: string) => void
}

/** Recharges the card by enough to pay for this, in one step. Empty if no amount suffices. PAY-7 */
export function SmartRecharge(props: SmartRechargeProps) {
  const { data } = useSmartOffers({ cardId: props.cardId, shopId: props.shopId, amount: props.due })
  const [offer] = data?.offers ?? []
  return offer ? <Offer {...props} offer={offer} /> : null
}

function Offer({ offer, currency, due, ...props }: SmartRechargeProps & { offer: SmartOffer }) {
  const { program, gears } = offer
  const [open, setOpen] = useState(false)
  return (
    <Panel as="section" aria-label={t('card.smart')}>
      <Row align="start" className={styles.smartHead}>
        <Sparkles aria-hidden="true" />
        <div>
          <Text as="h2" size={16}>
            {t('card.smart')}
          </Text>
          <Text kind="muted" size={16}>
            {t('card.smartHint', { amount: showMoney(due, currency) })}
          </Text>
        </div>
      </Row>
      {open ? (
        <Form {...props} currency={currency} program={program} gears={gears} />
      ) : (
        <Button kind="secondary" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('card.smartOpen')}
        </Button>
      )}
    </Panel>
  )
}

interface FormProps extends Omit<SmartRechargeProps, 'due'> {
  program: SmartOffer['program']
  gears: Gear[]
}

/** State of the form: its request, and the text of a refusal. */
function useForm({ cardId, shopId, pays, program, gears, onMade }: FormProps) {
  const [ruleId, setRuleId] = useState(gears[0]?.ruleId ?? '')
  const [agreed, setAgreed] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState({ message: '', code: '' })
  const terms = useTerms(program.agreementId)
  const submit = useSubmitRecharge()
  const send = () => {
    const notYet = submitProblem(agreed, terms)
    if (terms.error) void terms.refetch()
    if (notYet !== undefined || !terms.data) return setProblem({ message: notYet ?? '', code: '' })
    const { id, versionId } = program
    const paid = { ...pays, ...(code !== '' && { securityCode: code }) }
    submit.mutate(
      { cardId, shopId, id, versionId, ruleId, agreementVersion: terms.data.version, pays: paid },
      {
        onSuccess: ({ rechargeId }) => onMade(rechargeId),
        onError: error =>
          setProblem(
            isRefused(error, 'securityNeeded', 'securityWrong')
              ? { message: '', code: error.message }
              : { message: error.message, code: '' },
          ),
      },
    )
  }
  const agree = (next: boolean) => {
    setAgreed(next)
    setProblem({ message: '', code: '' })
  }
  return { ruleId, setRuleId, agreed, agree, code, setCode, problem, terms, busy: submit.isPending, send }
}

function Form(props: FormProps) {
  const { shopId, program, gears, currency, needsCode, renderCode, renderFee, renderCharged } = props
  const form = useForm(props)
  const chosen = gears.find(gear => gear.ruleId === form.ruleId)
  const sale = chosen && { shopId, amount: chosen.storedAmount, currency }
  return (
    <>
      <ChoiceGroup legend={program.name}>
        {gears.map(gear => (
          <Choice
            key={gear.ruleId}
            checked={gear.ruleId === form.ruleId}
            onChange={() => form.setRuleId(gear.ruleId)}
            detail={bonusText(gear, currency)}
          >
            <strong>{showMoney(gear.storedAmount, currency)}</strong>
          </Choice>
        ))}
      </ChoiceGroup>
      <Check checked={form.agreed} onChange={form.agree}>
        {t('card.agree')}
      </Check>
      <Link to={`/agreemental?id=${program.agreementId}`} className={styles.termsLink}>
        {t('card.readTerms', { title: form.terms.data?.title ?? '' })}
      </Link>
      {needsCode && renderCode({ code: form.code, error: form.problem.code, onCode: form.setCode })}
      {form.problem.message && (
        <p role="alert" className={styles.problem}>
          {form.problem.message}
        </p>
      )}
      {sale && renderFee(sale)}
      {sale &&
        renderCharged(sale, charged => (
          <Button wide busy={form.busy} disabled={needsCode && form.code === ''} onClick={form.send}>
            {t('card.smartPay', { amount: showMoney(charged, currency) })}
          </Button>
        ))}
    </>
  )
}
