import type { Currency, Money } from '@comanda/domain/money'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check, Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { bonusText } from './bonus-text.ts'
import styles from '../card.module.css'
import type { FeeParts } from './render-fee.ts'
import {
  type Gear,
  type SmartOffer,
  useSmartOffers,
  useSubmitRecharge,
  useTerms,
  submitProblem,
} from '../value/value-api.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

/** Proof for paying with one card: its password or a code, from an amount on. CARD-1 */
interface CardNeeds {
  needsCode: boolean
  renderCode: (field: { code: string; error: string; onCode: (code: string) => void }) => ReactNode
}

export interface SmartRechargeProps extends FeeParts {
  shopId: number
  due: Money
  currency: Currency
  /** Payable that is paid with the card after the recharge. */
  pays: { orderId: string; businessType?: 2001; tipAmount?: number }
  /** Undefined for a card that could not pay this after a recharge. */
  needsOf: (cardId: string) => CardNeeds | undefined
  /** Called with the created recharge: leads to its payment. */
  onMade: (rechargeId: string) => void
}

/** Recharges a card by enough to pay for this, in one step. Empty if no amount of any program suffices. PAY-7 */
export function SmartRecharge(props: SmartRechargeProps) {
  const { data } = useSmartOffers({ shopId: props.shopId, amount: props.due })
  const offers = (data?.offers ?? []).filter(({ cardId }) => props.needsOf(cardId) !== undefined)
  return offers.length > 0 ? <Offers {...props} offers={offers} /> : null
}

function Offers({ offers, currency, due, ...props }: SmartRechargeProps & { offers: readonly SmartOffer[] }) {
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
        <Form {...props} currency={currency} offers={offers} />
      ) : (
        <Button kind="secondary" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('card.smartOpen')}
        </Button>
      )}
    </Panel>
  )
}

interface FormProps extends Omit<SmartRechargeProps, 'due'> {
  offers: readonly SmartOffer[]
}

interface Chosen {
  offer: SmartOffer
  gear: Gear
}

/** The offer and gear that are chosen; the smallest gear of the first offer at the start. */
function useChosen(offers: readonly SmartOffer[]) {
  const [key, setKey] = useState('')
  const all = offers.flatMap(offer => offer.gears.map(gear => ({ offer, gear })))
  const keyOf = ({ offer, gear }: Chosen) => `${offer.cardId} ${offer.program.id} ${gear.ruleId}`
  return { chosen: all.find(one => keyOf(one) === key) ?? all[0], choose: (one: Chosen) => setKey(keyOf(one)) }
}

/** State of the form: its request, and the text of a refusal. */
function useForm({ offers, shopId, pays, onMade }: FormProps) {
  const { chosen, choose } = useChosen(offers)
  const [agreed, setAgreed] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState({ message: '', code: '' })
  const terms = useTerms(chosen?.offer.program.agreementId ?? '')
  const submit = useSubmitRecharge()
  const send = () => {
    const notYet = submitProblem(agreed, terms)
    if (terms.error) void terms.refetch()
    if (notYet !== undefined || !terms.data || !chosen) return setProblem({ message: notYet ?? '', code: '' })
    const { cardId, program } = chosen.offer
    const { id, versionId } = program
    const paid = { ...pays, ...(code !== '' && { securityCode: code }) }
    const { ruleId } = chosen.gear
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
  const pick = (one: Chosen) => {
    if (one.offer.cardId !== chosen?.offer.cardId) setCode('')
    choose(one)
  }
  return { chosen, choose: pick, agreed, agree, code, setCode, problem, terms, busy: submit.isPending, send }
}

/** The gears of one program, with the card they fill if there are several. */
const OfferGears = ({
  offer,
  several,
  ...props
}: { offer: SmartOffer; several: boolean } & Pick<ReturnType<typeof useForm>, 'chosen' | 'choose'>) => {
  const { program, gears, cardName, balance } = offer
  const { currency } = program
  const name = several ? t('card.smartOf', { card: cardName, balance: showMoney(balance, currency) }) : program.name
  return (
    <ChoiceGroup legend={name}>
      {gears.map(gear => (
        <Choice
          key={gear.ruleId}
          checked={props.chosen?.gear === gear}
          onChange={() => props.choose({ offer, gear })}
          detail={bonusText(gear, currency)}
        >
          <strong>{showMoney(gear.storedAmount, currency)}</strong>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

function Form(props: FormProps) {
  const { shopId, offers, currency, needsOf, renderFee, renderCharged } = props
  const form = useForm(props)
  const { chosen } = form
  if (!chosen) return null
  const { program, cardId } = chosen.offer
  const needs = needsOf(cardId)
  const sale = { shopId, amount: chosen.gear.storedAmount, currency }
  return (
    <>
      {offers.map(offer => (
        <OfferGears
          key={`${offer.cardId} ${offer.program.id}`}
          offer={offer}
          several={offers.length > 1}
          chosen={chosen}
          choose={form.choose}
        />
      ))}
      <Check checked={form.agreed} onChange={form.agree}>
        {t('card.agree')}
      </Check>
      <Link to={`/agreemental?id=${program.agreementId}`} className={styles.termsLink}>
        {t('card.readTerms', { title: form.terms.data?.title ?? '' })}
      </Link>
      {needs?.needsCode && needs.renderCode({ code: form.code, error: form.problem.code, onCode: form.setCode })}
      {form.problem.message && (
        <p role="alert" className={styles.problem}>
          {form.problem.message}
        </p>
      )}
      {renderFee(sale)}
      {renderCharged(sale, charged => (
        <Button wide busy={form.busy} disabled={needs?.needsCode && form.code === ''} onClick={form.send}>
          {t('card.smartPay', { amount: showMoney(charged, currency) })}
        </Button>
      ))}
    </>
  )
}
