import { AgreementText } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/privacyService`: as it stands today. */
export const Page = () => (
  <Screen title={t('title.privacyService')}>
    <AgreementText agreementId="privacy" version={undefined} />
  </Screen>
)
