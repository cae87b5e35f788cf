import type { MenuPort } from '../../ports/menu.ts'
import type { BoardPort, OrderSteps } from '../../ports/order.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<StorePort, 'shopOf' | 'changed'>,
    Pick<MenuPort, 'menuOf'> {
  board: BoardPort & Pick<OrderSteps, 'ready'>
}
