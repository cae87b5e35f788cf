import { GiftList } from '../../features/campaign/index.ts'
import { OwnCoupons } from '../../features/coupon/index.ts'
import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { Stack } from '../../ui/layout/layout.tsx'

/** The guest's own coupons, then those to collect. CARD-6, CARD-8 */
export const Renderer = ({ title, collect }: ComponentOf<'coupons'>) => (
  <Headed title={title}>
    <Stack gap={12}>
      <OwnCoupons />
      {collect === 'below' && <GiftList render={list => list} />}
    </Stack>
  </Headed>
)
