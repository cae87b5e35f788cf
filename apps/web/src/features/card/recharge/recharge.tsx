import { useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { useStoredDraft } from '../../../platform/device/draft-store.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import type { MemberCard } from '../api.ts'
import { bonusText } from './bonus-text.ts'
import { CardFace } from '../face/card-face.tsx'
import styles from '../card.module.css'
import face from '../face/card-face.module.css'
import type { FeeParts } from './render-fee.ts'
import {
  type Gear,
  type StoredValueProgram,
  usePrograms,
  useSubmitRecharge,
  rechargeDraftKey,
  useTerms,
  submitProblem,
  rulesPath,
} from '../value/value-api.ts'
import { CardQuery } from '../card-query.tsx'
import { RechargeTierGifts } from './recharge-tier-gifts.tsx'
import { WithCard } from '../with-card.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { BottomBar } from '../../../ui/layout/page.tsx'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface RechargeProps extends FeeParts {
  /** Called with the created recharge: leads to its payment. */
  onPay: (rechargeId: string) => void
}

/** Recharge: amounts with their bonus, the agreement, and payment. CARD-3, PAY-7 */
export const Recharge = (props: RechargeProps) => (
  <WithCard heights={[150, 72, 73, 74, 75, 52]} none={<Nothing />}>
    {card => <OfCard key={card.cardId} card={card} {...props} />}
  </WithCard>
)

const OfCard = ({ card, ...props }: RechargeProps & { card: MemberCard }) => (
  <CardQuery of={usePrograms(card.cardId)} heights={[150, 72, 73, 74, 75, 52]}>
    {({ programs }) =>
      programs.length === 0 ? (
        <Nothing />
      ) : (
        <TwoColumns
          beside={programs.map(program => (
            <Program key={program.id} {...{ program, card }} isOnly={programs.length === 1} {...props} />
          ))}
        >
          <CardFace name={card.name} face={card.face} level={card.levelName}>
            <span className={face.faceBalance}>{showMoney(card.balance, card.currency)}</span>
          </CardFace>
        </TwoColumns>
      )
    }
  </CardQuery>
)

const Nothing = () => (
  <EmptyState
    icon={<Illustration scene="card" />}
    title={t('card.noPrograms')}
    actions={<LinkButton to="/currentBalance">{t('card.balance')}</LinkButton>}
  />
)

interface ProgramProps extends RechargeProps {
  program: StoredValueProgram
  card: MemberCard
  /** The only program of the card: its button is pinned to the bottom of the page. */
  isOnly: boolean
}

/** State of the recharge form; it survives a visit to the terms. */
function useRecharge({ program, card, onPay }: ProgramProps) {
  const { id, versionId, programRules: gears, agreementId } = program
  const [{ ruleId }, change] = useStoredDraft(rechargeDraftKey({ id, versionId }), {
    ruleId: gears[Math.min(1, gears.length - 1)]?.ruleId ?? '',
  })
  const [problem, setProblem] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const terms = useTerms(agreementId)
  const submit = useSubmitRecharge()
  return {
    chosen: gears.find(gear => gear.ruleId === ruleId),
    choose: (next: string) => change(() => ({ ruleId: next })),
    problem,
    title: terms.data?.title ?? '',
    busy: submit.isPending || isWaiting,
    pay: async () => {
      setProblem(undefined)
      setIsWaiting(true)
      // On a slow connection the terms may still be loading: the tap waits for them.
      const loaded = terms.data ? terms : await terms.refetch()
      setIsWaiting(false)
      if (!loaded.data) return setProblem(submitProblem(true, loaded))
      submit.mutate(
        { cardId: card.cardId, id, versionId, ruleId, agreementVersion: loaded.data.version },
        {
          onSuccess: ({ rechargeId }) => onPay(rechargeId),
          onError: error => setProblem(error.message),
        },
      )
    },
  }
}

function Program(props: ProgramProps) {
  const { program, isOnly, renderFee, renderCharged } = props
  const { programRules: gears, currency } = program
  const { chosen, choose, problem, title, busy, pay } = useRecharge(props)
  const sale = chosen && { shopId: program.soldBy, amount: chosen.storedAmount, currency }
  const button = (label: string) => (
    <Button wide size="large" busy={busy} onClick={() => void pay()}>
      {label}
    </Button>
  )
  const payButton = sale
    ? renderCharged(sale, charged => button(t('card.payAmount', { amount: showMoney(charged, currency) })))
    : button(t('card.topUp'))
  return (
    <Stack as="section" gap={14} aria-label={program.name}>
      <Text kind="muted" size={16} className="lines">
        {program.description}
      </Text>
      <ChoiceGroup legend={program.name}>
        {gears.map(gear => (
          <GearChoice key={gear.ruleId} {...{ gear, program }} chosen={gear === chosen} onChoose={choose} />
        ))}
      </ChoiceGroup>
      {chosen && <RechargeTierGifts id={program.id} ruleId={chosen.ruleId} currency={currency} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {sale && renderFee(sale)}
      {!isOnly && payButton}
      <Text kind="quiet">
        {t('card.byPaying')}{' '}
        <Link to={`/agreemental?id=${program.agreementId}`} className={styles.inlineLink}>
          {title === '' ? t('card.topUpTerms') : title}
        </Link>
        {' · '}
        <Link to={rulesPath(program.id)} className={styles.inlineLink}>
          {t('card.rules')}
        </Link>
      </Text>
      {isOnly && (
        <div className={styles.pinned}>
          <BottomBar>{payButton}</BottomBar>
        </div>
      )}
    </Stack>
  )
}

interface GearChoiceProps {
  gear: Gear
  program: StoredValueProgram
  chosen: boolean
  onChoose: (ruleId: string) => void
}

const GearChoice = ({ gear, program, chosen, onChoose }: GearChoiceProps) => (
  <Choice
    value={gear.ruleId}
    checked={chosen}
    onChange={() => onChoose(gear.ruleId)}
    detail={bonusText(gear, program.currency)}
  >
    <strong>{showMoney(gear.storedAmount, program.currency)}</strong>
  </Choice>
)
