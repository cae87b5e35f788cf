import { ComingBookings } from '../../features/booking/index.ts'
import { type ComponentOf, Headed } from '../../features/decoration/index.ts'

/** The guest's upcoming bookings. BOOK-1 */
export const Renderer = ({ title }: ComponentOf<'bookings'>) => (
  <Headed title={title}>
    <ComingBookings />
  </Headed>
)
