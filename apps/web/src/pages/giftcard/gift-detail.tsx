import { GiftProgram } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/giftDetail`: one gift card design. */
export const Page = () => (
  <GiftProgram
    programId={new URLSearchParams(useSearch()).get('programId') ?? ''}
    renderPage={(content, bottom) => (
      <Screen title={t('title.giftDetail')} bottom={bottom}>
        {content}
      </Screen>
    )}
  />
)
