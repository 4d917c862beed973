import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorSource, ErrorType } from '../../../lib/graph/schema-types.ts';

export const TYPE_NAMES: Record<ErrorType, MessageDescriptor> = {
  UNKNOWN: msg`Not sorted yet`,
  CONCEPT: msg`Concept`,
  METHOD: msg`Method`,
  ALGEBRA_SLIP: msg`Algebra slip`,
  SIGN: msg`Sign`,
  ARITHMETIC: msg`Arithmetic`,
  UNITS: msg`Units`,
  SIGNIFICANT_FIGURES: msg`Significant figures`,
  MISREAD: msg`Misread`,
  INCOMPLETE: msg`Incomplete`,
  TIME: msg`Ran out of time`,
};

export const SOURCE_NAMES: Record<ErrorSource, MessageDescriptor> = {
  TOPIC: msg`Worked example`,
  CHECK: msg`Solve and check`,
  CHAT: msg`Tutor`,
  COMMUNITY: msg`Community`,
  PHOTO: msg`Photo question`,
  MANUAL: msg`Added by hand`,
};

export const ERROR_TYPES = Object.keys(TYPE_NAMES) as ErrorType[];
export const ERROR_SOURCES = Object.keys(SOURCE_NAMES) as ErrorSource[];
