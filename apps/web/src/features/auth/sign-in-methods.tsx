import { showDate, t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { List, ListRow, Section } from '../../ui/layout/card.tsx'
import { type ProviderName, useIdentities, useProviders, useStartProvider, useUnlink } from './provider-api.ts'
import { ProviderMark } from './provider-mark.tsx'

type Identity = NonNullable<ReturnType<typeof useIdentities>['data']>['identities'][number]

/** Providers connected to the account, and those that can be. LOGIN-4 */
export function SignInMethods() {
  const offered = useProviders()
  const identities = useIdentities()
  if (identities.error) return <QueryError query={identities} />
  if (!identities.data || !offered.data) return <Skeleton height={120} />
  const connected = identities.data.identities
  const all = [...new Set([...connected.map(({ provider }) => provider), ...offered.data])]
  if (all.length === 0) return null
  return (
    <Section title={t('auth.methods')}>
      <List>
        {all.map(provider => (
          <Method key={provider} provider={provider} identity={connected.find(one => one.provider === provider)} />
        ))}
      </List>
    </Section>
  )
}

function Method({ provider, identity }: { provider: ProviderName; identity: Identity | undefined }) {
  const start = useStartProvider()
  const unlink = useUnlink()
  const name = t(`auth.${provider}`)
  const connect = () => start.mutate({ provider, link: true, returnTo: location.pathname + location.search })
  const disconnect = () =>
    unlink.mutate(provider, { onSuccess: () => toast(t('auth.disconnected', { provider: name })) })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <ListRow
      icon={<ProviderMark provider={provider} />}
      title={name}
      detail={
        identity ? <bdi>{identity.label || showDate(identity.linkedAt, 'date', zone)}</bdi> : t('auth.notConnected')
      }
      end={
        <Button
          kind="soft"
          size="small"
          busy={start.isPending || unlink.isPending}
          onClick={identity ? disconnect : connect}
        >
          {t(identity ? 'auth.disconnect' : 'auth.connect')}
          <span className="visuallyHidden"> {name}</span>
        </Button>
      }
    />
  )
}
