import { showDate, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import type { Destination } from './api.ts'
import styles from './auth.module.css'
import { useChangeContact, usePermission, useSendNewCode } from './change-api.ts'
import { CodeForm } from './code-form.tsx'
import { DESTINATION_DRAFT, DestinationForm } from './destination-form.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { codeUsed, useSentCode } from './use-sent-code.ts'
import { useStoredTicket } from './use-stored-ticket.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  /** The kind of contact to change. */
  channel: Destination['channel']
  /** Current contact of the account, empty if there is none. */
  email: string
  phone: string
  onDone: () => void
}

/** Changes phone or e-mail: verifies a code sent to the current contact, then one sent to the new one. LOGIN-7, U7 */
export function ChangeContact({ channel, email, phone, onDone }: Props) {
  const permission = usePermission(channel)
  const [ticket, setTicket] = useStoredTicket(`contactTicket.${channel}`)
  if (permission.isPending)
    return (
      <Stack gap={16} role="status" aria-busy="true" aria-label={t('ui.loading')}>
        <Skeleton height={24} width="60%" />
        <Skeleton height={52} />
      </Stack>
    )
  if (permission.error) return <QueryError query={permission} />
  if (!permission.data.permitted) return <NotNow {...permission.data} />
  if (ticket !== undefined)
    return (
      <NewContact
        channel={channel}
        ticket={ticket}
        onDone={() => {
          setTicket(undefined)
          onDone()
        }}
        onTooLate={() => setTicket(undefined)}
      />
    )
  return (
    <Stack as="section" gap={16}>
      <div>
        <h2 className={styles.step}>{t('auth.isItYou')}</h2>
        <Text kind="muted">{t('auth.isItYouHint')}</Text>
      </div>
      <ConfirmIdentity purpose="ownContact" email={email} phone={phone} onTicket={setTicket} />
    </Stack>
  )
}

/** Explains why the number cannot be changed yet. */
const NotNow = ({ from }: { from?: string }) => (
  <EmptyState
    icon={<Illustration scene="clock" />}
    title={t('auth.notNow')}
    actions={from === undefined && <LinkButton to="/orderList">{t('auth.toOrders')}</LinkButton>}
  >
    {from === undefined
      ? t('auth.orderUnpaid')
      : t('auth.changedLately', {
          date: showDate(from, 'date', Intl.DateTimeFormat().resolvedOptions().timeZone),
        })}
  </EmptyState>
)

interface NewContactProps {
  channel: Destination['channel']
  /** Ticket that proves ownership of the account. */
  ticket: string
  onDone: () => void
  onTooLate: () => void
}

/** Input of the new contact and of the code sent to it. */
function NewContact({ channel, ticket, onDone, onTooLate }: NewContactProps) {
  const restores = `newContact.${channel}`
  const sendCode = useSendNewCode(ticket)
  const change = useChangeContact(ticket)
  const changed = () => {
    codeUsed(restores)
    eraseStored(DESTINATION_DRAFT)
    onDone()
  }
  const tooLate = () => {
    codeUsed(restores)
    onTooLate()
  }
  const refused = (error: Error) => isRefused(error, 'ticketGone') && tooLate()
  const { sent, sendTo: sendNew, discard } = useSentCode(sendCode, { restores, onRefused: refused })
  const sendTo = (to: Destination) => {
    change.reset()
    sendNew(to)
  }
  if (sent)
    return (
      <CodeForm
        sent={sent}
        busy={change.isPending}
        sending={sendCode.isPending}
        refusal={change.error?.message ?? (sent.again ? undefined : sendCode.error?.message)}
        go={t('auth.changeIt')}
        onCode={code => change.mutate({ to: sent.to, code }, { onSuccess: changed, onError: refused })}
        onResend={() => sendTo(sent.to)}
        onOtherWay={discard}
      />
    )
  return (
    <Stack as="section" gap={16}>
      <div>
        <h2 className={styles.step}>{t(channel === 'phone' ? 'auth.newPhone' : 'auth.newEmail')}</h2>
        <Text kind="muted">{t('auth.newHint')}</Text>
      </div>
      <DestinationForm only={channel} busy={sendCode.isPending} refusal={sendCode.error?.message} onSend={sendTo} />
    </Stack>
  )
}
