import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Check, CheckGroup } from '../../ui/controls/choice.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import styles from './auth.module.css'
import { type Closing, useCloseAccount, useClosing } from './close-api.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  /** Current contact of the account, empty if there is none. */
  email: string
  phone: string
  onDone: () => void
}

/** Deletes the account: shows what is deleted, retained and lost, then requires a new code. U7 */
export function CloseAccount({ email, phone, onDone }: Props) {
  const closing = useClosing()
  const [ready, setReady] = useState(false)
  if (closing.isPending) return <Skeleton height={320} />
  if (!closing.data) return <QueryError query={closing} />
  if (closing.data.bars.length > 0) return <NotYet bars={closing.data.bars} />
  const lookAgain = () => {
    setReady(false)
    void closing.refetch()
  }
  if (!ready) return <Terms closing={closing.data} onReady={() => setReady(true)} />
  return <Proof email={email} phone={phone} revision={closing.data.mark} onDone={onDone} onChanged={lookAgain} />
}

const paths = { order: '/orderList', bill: '/orderList', booking: '/bookList', payment: '/orderList' } as const

/** Lists what must be completed first, with links. */
const NotYet = ({ bars }: Pick<Closing, 'bars'>) => (
  <EmptyState
    icon={<Illustration scene="clock" />}
    title={t('close.busy')}
    actions={[...new Set(bars.map(bar => paths[bar]))].map(to => (
      <LinkButton key={to} to={to} kind="secondary">
        {t(to === '/bookList' ? 'title.bookList' : 'title.orderList')}
      </LinkButton>
    ))}
  >
    {bars.map(bar => t(`close.${bar}`)).join(' · ')}. {t('close.busyHint')}
  </EmptyState>
)

/** Balances of the account as texts; empty if there are none. */
const lossesOf = ({ points, couponCount, money }: Closing): string[] => [
  ...money.map(({ amount, currency }) => t('close.money', { amount: showMoney(amount, currency) })),
  ...(points > 0 ? [t('close.points', { count: points })] : []),
  ...(couponCount > 0 ? [t('close.coupons', { count: couponCount })] : []),
]

/** Lists the data that is deleted, retained and lost; losing balances requires a separate confirmation. */
function Terms({ closing, onReady }: { closing: Closing; onReady: () => void }) {
  const losses = lossesOf(closing)
  const [agreed, setAgreed] = useState(false)
  return (
    <Stack gap={16}>
      <Card>
        <h2 className={styles.step}>{t('close.gone')}</h2>
        <Text kind="muted">{t('close.goneText')}</Text>
      </Card>
      <Card>
        <h2 className={styles.step}>{t('close.kept')}</h2>
        <Text kind="muted">{t('close.keptText')}</Text>
      </Card>
      <Card>
        <h2 className={styles.step}>{t('close.lost')}</h2>
        {losses.length === 0 ? (
          <Text kind="muted">{t('close.nothing')}</Text>
        ) : (
          <>
            <Stack as="ul" gap={4} className={styles.losses}>
              {losses.map(loss => (
                <li key={loss}>{loss}</li>
              ))}
            </Stack>
            <CheckGroup legend="">
              <Check checked={agreed} onChange={setAgreed}>
                {t('close.giveUp')}
              </Check>
            </CheckGroup>
          </>
        )}
      </Card>
      <Button wide size="large" disabled={losses.length > 0 && !agreed} onClick={onReady}>
        {t('close.goOn')}
      </Button>
    </Stack>
  )
}

interface ProofProps extends Props {
  revision: string
  /** Called if the account's balances differ from those shown. */
  onChanged: () => void
}

/** Verifies a code, then deletes the account. */
function Proof({ email, phone, revision, onDone, onChanged }: ProofProps) {
  const close = useCloseAccount(revision, onDone)
  const finish = (ticket: string) =>
    close.mutate(ticket, {
      onError: error => (isRefused(error, 'holdingsChanged') || isRefused(error, 'accountBusy')) && onChanged(),
    })
  return (
    <Stack as="section" gap={16}>
      <div>
        <h2 className={styles.step}>{t('close.prove')}</h2>
        <Text kind="muted">{t('close.proveHint')}</Text>
      </div>
      <ConfirmIdentity purpose="closeAccount" email={email} phone={phone} onTicket={finish} go={t('close.sure')} />
      {close.error && (
        <p role="alert" className={styles.problem}>
          {close.error.message}
        </p>
      )}
    </Stack>
  )
}
