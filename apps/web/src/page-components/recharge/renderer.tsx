import { RechargeTiers } from '../../features/card/index.ts'
import { type ComponentOf, Headed } from '../../features/decoration/index.ts'

/** The amounts a member can top up. CARD-3 */
export const Renderer = ({ title }: ComponentOf<'recharge'>) => (
  <Headed title={title}>
    <RechargeTiers />
  </Headed>
)
