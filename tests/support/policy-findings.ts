import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * The findings of Google's CSP Evaluator, without "No bypass found", which it reports for any origin without
 * `'strict-dynamic'`.
 */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(
      ({ type, severity }) =>
        type !== Type.SCRIPT_ALLOWLIST_BYPASS || severity < Severity.MEDIUM_MAYBE,
    )
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

/** A page's policy, if any. */
export const policyIn = (html: string): string | undefined =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];
