import { AgreementText } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/termsOfService`: the current terms. */
export const Page = () => (
  <Screen title={t('title.termsOfService')}>
    <AgreementText agreementId="terms" version={undefined} />
  </Screen>
)
