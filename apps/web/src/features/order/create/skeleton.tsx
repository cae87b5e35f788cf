import { Loading } from '../../../ui/feedback/query-states.tsx'

/** The form's shape while the cart and its price are on their way. */
export const CreateSkeleton = () => <Loading heights={[92, 78, 220, 180]} />
