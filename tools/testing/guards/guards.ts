// Our own rather than Stryker (10.1.1). For the throttle of sign-ins alone, Stryker makes 103 mutants and runs the tests of the
// file for each (not done within 15 minutes), and it does not know which test proves which rule. Here each protection has a name,
// and the tests that must fail without it.
import type { Guard } from './guard.ts';
import { accessGuards } from './accessGuards.ts';
import { radioGuards } from './radioGuards.ts';
import { secretGuards } from './secretGuards.ts';
import { sessionGuards } from './sessionGuards.ts';

/** All guards of the product. Each central protection has one. Where every domain repeats the same protection, one guard is enough. */
export const guards: readonly Guard[] = [...accessGuards, ...radioGuards, ...sessionGuards, ...secretGuards];
