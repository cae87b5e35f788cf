import { AgreementText } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/privacyService`: the current privacy policy. */
export const Page = () => (
  <Screen title={t('title.privacyService')}>
    <AgreementText agreementId="privacy" version={undefined} />
  </Screen>
)
