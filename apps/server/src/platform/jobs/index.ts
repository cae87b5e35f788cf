export { type DoneKey, once } from './once.ts'
export { type CarriedJob, type JobTarget, openJobTarget } from './job-target.ts'
export { createJobs, type JobsDeps } from './pg-boss-jobs.ts'
export type { Enqueue, EnqueueOptions, JobHandler, Jobs, WorkOptions } from './port.ts'
