import { KeyRound } from 'lucide-react'
import { showDate, t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { List, ListRow, Section } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { knowsPasskeys, useAddPasskey, usePasskeys, useRemovePasskey } from './passkey-api.ts'

type Passkey = NonNullable<ReturnType<typeof usePasskeys>['data']>['passkeys'][number]

/** The passkeys of the account: listed, added and removed. LOGIN-4 */
export function Passkeys() {
  const passkeys = usePasskeys()
  const add = useAddPasskey()
  if (passkeys.error) return <QueryError query={passkeys} />
  if (!passkeys.data) return <Skeleton height={80} />
  const own = passkeys.data.passkeys
  if (own.length === 0 && !knowsPasskeys()) return null
  return (
    <Section title={t('passkey.title')}>
      <Stack gap={12}>
        <Text kind="muted">{t('passkey.hint')}</Text>
        {own.length > 0 && (
          <List>
            {own.map(passkey => (
              <Row key={passkey.passkeyId} passkey={passkey} />
            ))}
          </List>
        )}
        {knowsPasskeys() && (
          <Button
            kind="secondary"
            wide
            busy={add.isPending}
            onClick={() => add.mutate(undefined, { onSuccess: done => done && toast(t('passkey.added')) })}
          >
            {t('passkey.add')}
          </Button>
        )}
      </Stack>
    </Section>
  )
}

function Row({ passkey: { passkeyId, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const remove = useRemovePasskey()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const title = name || t('passkey.one')
  const detail = lastUsedAt
    ? t('passkey.used', { date: showDate(lastUsedAt, 'date', zone) })
    : t('passkey.since', { date: showDate(createdAt, 'date', zone) })
  return (
    <ListRow
      icon={<KeyRound />}
      title={title}
      detail={detail}
      end={
        <Button
          kind="soft"
          size="small"
          busy={remove.isPending}
          onClick={() => remove.mutate(passkeyId, { onSuccess: () => toast(t('passkey.removed')) })}
        >
          {t('passkey.remove')}
          <span className="visuallyHidden"> {title}</span>
        </Button>
      }
    />
  )
}
