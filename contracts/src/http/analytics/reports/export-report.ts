import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { periodQuery } from './period.ts'

export const exportReport = endpoint({
  method: 'GET',
  path: '/api/analytics/:report/export.csv',
  summary:
    'The rows of a report as a CSV file, for staff: trends, movements, churn, cohorts, funnel or referrals.',
  query: periodQuery,
  file: 'text/csv',
  response: z.string(),
})
