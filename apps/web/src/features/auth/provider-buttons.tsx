import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import styles from './auth.module.css'
import { type ProviderName, useProviders, useStartProvider } from './provider-api.ts'
import { ProviderMark } from './provider-mark.tsx'

interface OtherWaysProps {
  /** Where the guest continues after a provider. */
  returnTo: string
  /** Ways that are always offered. */
  children: ReactNode
}

/**
 * Buttons of the providers that are configured and work on this phone, above the ways that are always offered. All are shown
 * together, so that none moves below a finger. LOGIN-4
 */
export function OtherWays({ returnTo, children }: OtherWaysProps) {
  const providers = useProviders()
  if (providers.isPending) return null
  return (
    <Stack gap={12}>
      {providers.data && providers.data.length > 0 && (
        <ProviderButtons providers={providers.data} returnTo={returnTo} />
      )}
      {children}
    </Stack>
  )
}

function ProviderButtons({ providers, returnTo }: { providers: readonly ProviderName[]; returnTo: string }) {
  const start = useStartProvider()
  return (
    <Stack gap={12}>
      <p className={styles.or}>{t('auth.or')}</p>
      <Row as="ul" gap={8} wrap align="stretch">
        {providers.map(provider => (
          <li key={provider} className={styles.provider}>
            <Button
              wide
              kind="secondary"
              className={styles.providerButton ?? ''}
              icon={<ProviderMark provider={provider} />}
              aria-label={t('auth.with', { provider: t(`auth.${provider}`) })}
              busy={start.isPending && start.variables.provider === provider}
              onClick={() => start.isPending || start.mutate({ provider, returnTo })}
            >
              {t(`auth.${provider}`)}
            </Button>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
