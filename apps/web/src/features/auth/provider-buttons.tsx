import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import styles from './auth.module.css'
import { useProviders, useStartProvider } from './provider-api.ts'
import { ProviderMark } from './provider-mark.tsx'

/** Buttons of the providers that are configured and work on this phone; nothing without one. LOGIN-4 */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const providers = useProviders()
  const start = useStartProvider()
  if (!providers.data || providers.data.length === 0) return null
  return (
    <Stack gap={12}>
      <p className={styles.or}>{t('auth.or')}</p>
      <Row as="ul" gap={8} align="stretch">
        {providers.data.map(provider => (
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
