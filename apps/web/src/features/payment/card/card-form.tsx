import { chargedAmount } from '@comanda/domain/payment'
import { useEffect, useRef, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { EmptyState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { CardSetup } from '../api.ts'
import { type CardFormStart, choosePath, type ToPay } from '../payment-paths.ts'
import styles from './card-payment.module.css'
import { type Phase, useDropIn } from './use-drop-in.ts'
import { usePaying } from './use-paying.ts'

export const LoadingForm = () => (
  <Stack gap={14}>
    <Skeleton height={44} />
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Stack>
)

interface CardFormProps {
  setup: CardSetup
  start: CardFormStart | undefined
  /** Called when the data behind the form is out of date. */
  onStale: () => Promise<void>
}

export function CardForm({ setup: cardSetup, start, onStale }: CardFormProps) {
  const [round, setRound] = useState(0)
  const [storeCard, setStoreCard] = useState(false)
  const [notice, setNotice] = useState('')
  const { setup, line, currency, result } = cardSetup
  const retry = (why: string) => {
    setNotice(why)
    setRound(before => before + 1)
  }
  const paying = usePaying({ cardSetup, storeCard, onAgain: retry, onStale })
  const action = start === 'bank' && round === 0 ? result.action : undefined
  const form = { setup, action, newCard: start !== undefined || round > 0, ...paying }
  const { host, phase, busy, isNewCard, submit } = useDropIn(form, round)
  const amount = showMoney(chargedAmount(line), currency)
  const payButton = phase === 'ready' && (
    <Button wide size="large" busy={busy} onClick={submit}>
      {t('payment.pay', { amount })}
    </Button>
  )
  return (
    <Page title={t('title.adyen')} bottom={payButton}>
      <Stack gap={14}>
        {phase !== 'bank' && notice !== '' && <Notice key={round} text={notice} isFormReady={phase === 'ready'} />}
        <div className={styles.place}>
          <State phase={phase} toPay={result} onAgain={() => retry('')} />
          <div ref={host} className={styles.form} data-phase={phase} hidden={phase === 'failed'} />
        </div>
        {phase === 'ready' && (
          <>
            {isNewCard && setup.mayStore && <SaveCard checked={storeCard} onChange={setStoreCard} />}
            {notice && <OtherWay toPay={result} />}
            <Text kind="hint" center>
              {t('payment.cardSafe')} {setup.standinPath && t('payment.testCards')}
            </Text>
          </>
        )}
      </Stack>
    </Page>
  )
}

/** Why the last attempt failed. It is scrolled into view, also after the provider's form has moved the page to its fields. */
function Notice({ text, isFormReady }: { text: string; isFormReady: boolean }) {
  const at = useRef<HTMLDivElement>(null)
  useEffect(() => {
    at.current?.scrollIntoView({ block: 'center' })
  }, [isFormReady])
  return (
    <div ref={at}>
      <Text kind="error" className={styles.notice} role="alert">
        {text}
      </Text>
    </div>
  )
}

/** Texts shown above the component, or instead of it. */
function State({ phase, ...failed }: { phase: Phase; toPay: ToPay; onAgain: () => void }) {
  if (phase === 'failed') return <Failed {...failed} />
  if (phase === 'bank') return <p role="status">{t('payment.bankStep')}</p>
  return phase === 'loading' && <LoadingForm />
}

const Failed = ({ toPay, onAgain }: { toPay: ToPay; onAgain: () => void }) => (
  <EmptyState
    icon={<Illustration scene="card" />}
    title={t('payment.cardFailed')}
    actions={
      <>
        <Button onClick={onAgain}>{t('payment.tryAgain')}</Button>
        <OtherWay toPay={toPay} />
      </>
    }
  >
    {t('payment.cardFailedHint')}
  </EmptyState>
)

const OtherWay = ({ toPay }: { toPay: ToPay }) => (
  <LinkButton kind="secondary" to={choosePath(toPay)} replace>
    {t('payment.otherWay')}
  </LinkButton>
)

/** The guest's consent to store a new card. PAY-8 */
const SaveCard = (props: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <Switch {...props} detail={t('payment.saveCardDetail')}>
    {t('payment.saveCard')}
  </Switch>
)
