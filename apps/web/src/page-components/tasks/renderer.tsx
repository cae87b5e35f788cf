import { Tasks } from '../../features/campaign/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'

/** Tasks of a member; nothing for others. CARD-8 */
export const Renderer = () => kindOf(useUser()) === 'member' && <Tasks renderWallet={() => null} />
