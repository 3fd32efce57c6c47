import { demoOf } from './demo/demo.ts'
import { testScreens } from './demo/screens.ts'
import { openStage } from './stage.ts'
import { ADMIN_ENV } from './visitor.ts'

testScreens(demoOf(openStage({ SEED_DEMO: '1', ...ADMIN_ENV })))
